/**
 * Classes that no style on the screen is meant for: those that the library of icons gives each of its
 * own, and the header's, by which paper leaves its links out.
 */
export const unstyledClasses = /^(lucide(-.*)?|site-header)$/
