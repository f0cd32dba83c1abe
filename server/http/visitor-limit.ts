/** Forms one address may send in ten minutes; an office behind one router still fits. */
export const visitorLimit = { name: 'visitor', max: 30, seconds: 10 * 60 }
