/** The tabs of the dashboard (admin-back-office.md §2). */
export const dashboardTabs = ['leads', 'consultations', 'lead-magnets'] as const
export type DashboardTab = (typeof dashboardTabs)[number]

export const dashboardTabLabels: Record<DashboardTab, string> = {
  leads: 'Leads',
  consultations: 'Consultations',
  'lead-magnets': 'Lead Magnets',
}

/** Days of the chart, today among them. */
export const chartDays = 30
/** Leads of so many days are looked at for how soon they were answered. */
export const answerDays = 30
/** Of the last 30 days, too, is where people came from; so many origins are named, the others added up. */
export const dashboardOrigins = 12
/** Sources the chart names; what came through others is added up. */
export const chartSources = 5
/** How many records each list of the dashboard shows. */
export const dashboardRows = 6

/** The same where they are what a tab is about. */
export const tabRows = 8
/** Of the meetings, today's that are still to come are all shown, up to so many. */
export const meetingsOfToday = 24
/** Days of the agenda, today among them, and how many meetings of them are named. */
export const agendaDays = 7
export const agendaMeetings = 60
