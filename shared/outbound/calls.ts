/** Calls about what leaves the machine, apart from the routes that every public page loads. */
export const outboundCalls = { list: '/api/admin/outbound' } as const
