import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { and, eq, isNotNull, notLike } from 'drizzle-orm'
import type { TwoFactorSecrets } from '#shared/settings/schema.ts'
import type { Ctx } from '../../context.ts'
import { admins } from '../../db/schema.ts'
import { secretKey } from './secret-key.ts'

const algorithm = 'aes-256-gcm'
/** What a sealed secret begins with; one in Base32 holds neither a point nor a small letter. */
const version = 'v1'

/**
 * Encrypts a secret for the account that it belongs to: `v1.<nonce>.<tag>.<text>`, Base64url each,
 * AES-256-GCM with the account's id as what is authenticated beside it. Without a key it stays as it is.
 */
export function sealSecret(key: Buffer | null, adminId: string, secret: string): string {
  if (!key) return secret
  const nonce = randomBytes(12)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(adminId))
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return [
    version,
    ...[nonce, cipher.getAuthTag(), text].map((part) => part.toString('base64url')),
  ].join('.')
}

/**
 * The secret as its app has it; null when it was sealed with another key or for another account. One
 * that was kept before there was a key is in clear.
 */
export function openSecret(key: Buffer | null, adminId: string, kept: string): string | null {
  const [first, nonce, tag, text] = kept.split('.')
  if (first !== version) return kept
  if (!key || !nonce || !tag || !text) return null
  try {
    const decipher = createDecipheriv(algorithm, key, Buffer.from(nonce, 'base64url'))
      .setAAD(Buffer.from(adminId))
      .setAuthTag(Buffer.from(tag, 'base64url'))
    return decipher.update(text, 'base64url', 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

const isPlain = and(isNotNull(admins.totpSecret), notLike(admins.totpSecret, `${version}.%`))

/** Seals the secrets that were kept before there was a key; any number of processes may do it at once. */
export async function sealPlainSecrets({ db, env }: Ctx): Promise<void> {
  const key = secretKey(env)
  if (!key) return
  const plain = await db
    .select({ id: admins.id, secret: admins.totpSecret })
    .from(admins)
    .where(isPlain)
  for (const { id, secret } of plain) {
    if (secret === null) continue
    await db
      .update(admins)
      .set({ totpSecret: sealSecret(key, id, secret) })
      .where(and(eq(admins.id, id), eq(admins.totpSecret, secret)))
  }
}

/** Whether secrets are kept encrypted, and how many accounts need a code that nobody can check. */
export async function secretsState({
  db,
  env,
}: Pick<Ctx, 'db' | 'env'>): Promise<TwoFactorSecrets> {
  const key = secretKey(env)
  const sealed = await db
    .select({ id: admins.id, secret: admins.totpSecret })
    .from(admins)
    .where(isNotNull(admins.totpEnabledAt))
  const unreadable = sealed.filter(
    ({ id, secret }) => secret !== null && openSecret(key, id, secret) === null,
  )
  return { encrypted: key !== null, unreadable: unreadable.length }
}
