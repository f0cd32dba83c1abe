import { brand } from '#content/brand.ts'
import type { Ctx } from '../context.ts'
import { readSettings } from '../settings/read-settings.ts'
import { parseMailbox } from './mailbox.ts'

export type Sender = { name: string; address: string }

/** Who messages come from: the address of Settings, else `MAIL_FROM`, else the firm's own. */
export async function senderOf({ db, env }: Ctx): Promise<Sender> {
  const { fromEmail } = await readSettings(db)
  const configured = env.mailFrom ? parseMailbox(env.mailFrom) : null
  return {
    name: configured?.name ?? brand.name,
    address: fromEmail ?? configured?.address ?? brand.email,
  }
}
