/** What a link of a campaign says of itself: `utm_source` and so on. */
export const campaignParameters = ['source', 'medium', 'campaign', 'term', 'content'] as const
type CampaignParameter = (typeof campaignParameters)[number]

/** How a visit began: its first page, the host of the page that led there, and the link's campaign. */
export type Visit = { page: string; referrer?: string } & Partial<Record<CampaignParameter, string>>

/** Most characters of each part; a page sends no more, and the server cuts the same. */
export const visitPartLimit = 200

/** What is told of a visit, by the address of its first page and that page's referrer (blank for none). */
export function readVisit(url: string, referrer: string): Visit {
  const { pathname, searchParams } = new URL(url)
  const from = hostOf(referrer)
  const campaign = campaignParameters.flatMap((name) => {
    const value = searchParams.get(`utm_${name}`)
    return value ? [[name, value.slice(0, visitPartLimit)]] : []
  })
  return {
    page: pathname.slice(0, visitPartLimit),
    ...(from && { referrer: from.slice(0, visitPartLimit) }),
    ...Object.fromEntries(campaign),
  }
}

function hostOf(url: string): string {
  try {
    return new URL(url).host
  } catch {
    return ''
  }
}
