import { answerTasks } from '../workers/answer-tasks.ts'

// Before what it imports: the bundle's lines are told as those that were written.
process.setSourceMapsEnabled(true)
const { renderDocument } = await import('./render-document.tsx')

answerTasks(renderDocument, (pdf) => [pdf.buffer])
