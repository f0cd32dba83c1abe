import type { BackupCodes, BothFactors } from '#shared/accounts/security-schema.ts'
import type { Actor, Ctx } from '../../context.ts'
import { issueBackupCodes } from './backup-codes.ts'
import { withBothFactors } from './both-factors.ts'
import { tellChange } from './tell-change.ts'

type Arguments = { ctx: Ctx; actor: Extract<Actor, { kind: 'admin' }>; input: BothFactors }

/** Replaces the backup codes by ten new ones. @throws {AppError} `invalid`, `too_many_requests`. */
export const renewBackupCodes = ({ ctx, actor, input }: Arguments): Promise<BackupCodes> =>
  withBothFactors({
    ctx,
    actor,
    input,
    act: async (ctx, admin) => {
      await tellChange(ctx, admin.id, 'codes_renewed')
      return { codes: await issueBackupCodes(ctx, admin.id) }
    },
  })
