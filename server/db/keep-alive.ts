/**
 * Asks a server that is silent for ten seconds whether it is there, then every second for ten more:
 * one that lost its power or its network is given up after twenty seconds, not after two hours.
 */
export const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const
