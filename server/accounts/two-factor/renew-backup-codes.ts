import type { BackupCodes, Reauthentication } from '#shared/accounts/security-schema.ts'
import type { Actor, Ctx } from '../../context.ts'
import { withReauthentication } from '../reauthenticate.ts'
import { issueBackupCodes } from './backup-codes.ts'
import { tellChange } from './tell-change.ts'
import { refuseOff } from './turn-off.ts'

type Arguments = { ctx: Ctx; actor: Extract<Actor, { kind: 'admin' }>; input: Reauthentication }

/** Replaces the backup codes by ten new ones. @throws {AppError} `invalid`, `too_many_requests`. */
export const renewBackupCodes = ({ ctx, actor, input }: Arguments): Promise<BackupCodes> =>
  withReauthentication({
    ctx,
    actor,
    proof: input,
    act: async (ctx, admin) => {
      refuseOff(admin)
      await tellChange(ctx, admin.id, 'codes_renewed')
      return { codes: await issueBackupCodes(ctx, admin.id) }
    },
  })
