/** Messages one address may send; an office behind one router still fits. */
export const messageLimit = { name: 'message', max: 30, seconds: 10 * 60 }
