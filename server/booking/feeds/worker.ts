import { answerTasks } from '../../workers/answer-tasks.ts'

// Before what it imports: the bundle's lines are told as those that were written.
process.setSourceMapsEnabled(true)
const { answerFeed } = await import('./answer-feed.ts')

answerTasks(answerFeed, (answer) => ('busy' in answer ? [answer.busy.buffer as ArrayBuffer] : []))
