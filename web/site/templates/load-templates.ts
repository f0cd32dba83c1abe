/** The templates whole, fetched when somebody searches or takes one: cards alone need no script. */
export const loadTemplates = () => import('#content/templates/list.ts')
