import { answerTasks } from '../workers/answer-tasks.ts'

// Before what it imports: the bundle's lines are told as those that were written.
process.setSourceMapsEnabled(true)
const { renderEmail } = await import('./render-email.tsx')

answerTasks(renderEmail)
