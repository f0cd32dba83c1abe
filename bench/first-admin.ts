import { signedInSchema } from '../shared/accounts/schema.ts'
import { api } from '../shared/routes.ts'

/** Who signs in where something is measured. */
export const benchAccount = {
  name: 'Bench',
  email: 'bench@example.com',
  password: 'measure twice, cut once',
}

/** Registers the first account of a server that was just installed; answers its token. */
export async function firstAdmin(url: string): Promise<string> {
  const response = await fetch(url + api.admin.register, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(benchAccount),
  })
  return signedInSchema.parse(await response.json()).token
}
