/** What an open screen may be told has changed; it then asks again for what it shows. */
export const liveTopics = [
  'leads',
  'consultations',
  'submissions',
  'subscribers',
  'people',
  'imports',
  'deals',
  'views',
  'notifications',
  'messages',
  'accounts',
  'settings',
  'backups',
] as const
export type LiveTopic = (typeof liveTopics)[number]

export const isLiveTopic = (word: string): word is LiveTopic =>
  (liveTopics as readonly string[]).includes(word)
