import { accountApi } from './accounts/account-api.ts'
import { sessionApi } from './accounts/api.ts'
import { emailChangeApi } from './accounts/email-change/api.ts'
import { securityApi } from './accounts/security-api.ts'
import { teamApi } from './accounts/team/api.ts'
import { backupsApi } from './backups/api.ts'
import { bookingAdminApi } from './booking/admin-api.ts'
import type { FeedService } from './booking/feeds/feed-service.ts'
import { weekApi } from './booking/week-api.ts'
import { bulkApi } from './bulk/api.ts'
import { consultationsAdminApi } from './consultations/api.ts'
import { dashboardApi } from './dashboard/api.ts'
import { dealsApi } from './deals/api.ts'
import type { DocumentRenderer } from './documents/document-renderer.ts'
import { historyApi } from './history/api.ts'
import type { Shared } from './http/actor.ts'
import { adminScope } from './http/admin-scope.ts'
import type { App } from './http/app-instance.ts'
import { importsApi } from './imports/api.ts'
import type { Jobs } from './jobs/jobs.ts'
import { submissionsApi } from './lead-magnets/api.ts'
import { submissionDocumentApi } from './lead-magnets/document-api.ts'
import { leadsAdminApi } from './leads/api.ts'
import { liveApi } from './live/api.ts'
import type { Live } from './live/live.ts'
import { mailApi } from './mail/api.ts'
import type { EmailRenderer } from './mail/email-renderer.ts'
import { heldNotice } from './mail/mail-state.ts'
import { subscribersApi } from './newsletter/admin-api.ts'
import { notificationsApi } from './notifications/api.ts'
import { peopleApi } from './people/api.ts'
import { tagsApi } from './people/tags-api.ts'
import { privacyApi } from './privacy/api.ts'
import { searchApi } from './search/api.ts'
import { systemApi } from './system/api.ts'
import { todayApi } from './today/api.ts'
import { viewsApi } from './views/api.ts'
import { webhooksApi } from './webhooks/api.ts'

type Parts = Pick<Jobs, 'sendBackupJob' | 'sendImportJob'> & {
  live: Live
  documents: DocumentRenderer
  mails: EmailRenderer
  feeds: Pick<FeedService, 'freshFeeds'>
}

/** Every call of the back-office, in one scope, by the name that the API's description groups them under. */
export function adminApi(app: App, shared: Shared, parts: Parts) {
  adminScope(app, shared)
  tagged(app, 'Accounts', sessionApi, accountApi, emailChangeApi, securityApi)
  tagged(app, 'Team', teamApi)
  tagged(app, 'Leads', leadsAdminApi)
  tagged(app, 'Consultations', consultationsAdminApi)
  tagged(
    app,
    'Booking',
    (calls) => bookingAdminApi(calls, parts.feeds),
    (calls) => weekApi(calls, parts.feeds),
  )
  tagged(app, 'Lead magnets', submissionsApi, (calls) =>
    submissionDocumentApi(calls, parts.documents),
  )
  tagged(app, 'Newsletter', subscribersApi)
  tagged(app, 'People', peopleApi)
  tagged(app, 'Tags', tagsApi)
  tagged(app, 'Deals', dealsApi)
  tagged(app, 'Bulk', bulkApi)
  tagged(app, 'Imports', (calls) => importsApi(calls, parts.sendImportJob))
  tagged(app, 'Views', viewsApi)
  tagged(app, 'Search', searchApi)
  tagged(app, 'Dashboard', dashboardApi, todayApi)
  tagged(app, 'History', historyApi)
  tagged(app, 'Notifications', (calls) => notificationsApi(calls, heldNotice))
  tagged(app, 'Notifications', (calls) => liveApi(calls, shared, parts.live))
  tagged(app, 'Outbox', (calls) => mailApi(calls, parts.mails))
  tagged(app, 'Privacy', privacyApi)
  tagged(app, 'Settings', systemApi, webhooksApi)
  tagged(app, 'Backups', (calls) => backupsApi(calls, parts.sendBackupJob))
}

/** Registers calls under a name. Most slices have one, and say nothing of it themselves. */
function tagged(app: App, tag: string, ...slices: ((calls: App) => void)[]) {
  app.register(async (calls: App) => {
    calls.addHook('onRoute', (route) => {
      route.schema = { tags: [tag], ...route.schema }
    })
    for (const slice of slices) slice(calls)
  })
}
