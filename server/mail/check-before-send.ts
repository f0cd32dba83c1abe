import type { Ctx } from '../context.ts'
import { emails } from '../db/schema.ts'
import { inThisAttempt } from './claim.ts'
import type { EmailRow } from './presenter.ts'
import { secretLinkPlaces } from './secret-links.ts'

/** Puts what only the receiver may see into what was rendered. */
type Complete = (rendered: string) => string

/**
 * Makes the link of an e-mail that is about to go, or returns null when it must not go: whenever
 * `isStillOurs` says so, or what it leads to is no more.
 */
type MakeLink = (
  ctx: Ctx,
  email: EmailRow,
  isStillOurs: (ctx: Ctx) => Promise<boolean>,
) => Promise<string | null>

/** Whoever orders an e-mail with a link that acts for its receiver makes the link, at the last moment. */
export type SecretLinks = Record<keyof typeof secretLinkPlaces, MakeLink>

/**
 * Null for an e-mail that was cancelled, or its person erased, while it stood in line or was rendered.
 * Else returns how to complete the text. A secret in it is made here and kept nowhere; an attempt
 * that is repeated makes another one.
 */
export async function checkBeforeSend(
  ctx: Ctx,
  email: EmailRow,
  secretLinks: SecretLinks,
): Promise<Complete | null> {
  const isStillOurs = async ({ db }: Ctx) => (await db.$count(emails, inThisAttempt(email))) > 0
  const { kind } = email.payload
  if (!hasSecretLink(kind)) return (await isStillOurs(ctx)) ? (rendered) => rendered : null
  const link = await secretLinks[kind](ctx, email, isStillOurs)
  const place = secretLinkPlaces[kind](ctx.env.publicUrl)
  return link === null ? null : (rendered) => rendered.replaceAll(place, link)
}

const hasSecretLink = (kind: string): kind is keyof SecretLinks => kind in secretLinkPlaces
