/**
 * How many sequences each property of undo tries: `usual`, or what `UNDO_SEQUENCES` says for all of them
 * (`npm run test:undo` is the long run).
 */
export const undoSequences = (usual: number) => Number(process.env.UNDO_SEQUENCES ?? usual)
