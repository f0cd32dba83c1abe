/**
 * Classes that no style on the screen is meant for: those that the library of icons gives each of its
 * own, and what is hidden on paper alone.
 */
export const unstyledClasses = /^(lucide(-.*)?|print:.*|site-header)$/
