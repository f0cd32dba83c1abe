/** How many of the most common passwords are refused (design.md §4). */
const refused = 10_000

let common: Promise<Set<string>> | undefined

async function load() {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, refused))
}

/** Whether a password is among the 10,000 most common, whatever its case. The list is read on first use. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= load()
  return (await common).has(password.toLowerCase())
}
