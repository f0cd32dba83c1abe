import { createBrowserRouter } from 'react-router'
import { importPage } from '#shared/office-calls.ts'
import { adminPage } from '#shared/routes.ts'
import { GuestsOnly, RequireSession } from './accounts/require-session.tsx'
import { CrashScreen, ScreenFailure } from './shell/crash-screen.tsx'

/** While the first screen's code is on its way there is nothing to show that would not flicker. */
const Nothing = () => null

/** Addresses are told apart by case, as the server does. */
const exactly = (path: string) => ({ path, caseSensitive: true })

/** The screens of the back-office, each loaded when it is first asked for. */
export const createRouter = () =>
  createBrowserRouter([
    {
      ErrorBoundary: CrashScreen,
      HydrateFallback: Nothing,
      children: [
        {
          Component: GuestsOnly,
          children: [
            {
              ...exactly(adminPage.login),
              lazy: async () => ({
                Component: (await import('./accounts/login-screen.tsx')).LoginScreen,
              }),
            },
            {
              ...exactly(adminPage.register),
              lazy: async () => ({
                Component: (await import('./accounts/register-screen.tsx')).RegisterScreen,
              }),
            },
            {
              ...exactly(adminPage.forgotPassword),
              lazy: async () => ({
                Component: (await import('./accounts/forgot-password-screen.tsx'))
                  .ForgotPasswordScreen,
              }),
            },
          ],
        },
        {
          ...exactly(adminPage.resetPassword),
          lazy: async () => ({
            Component: (await import('./accounts/reset-password-screen.tsx')).ResetPasswordScreen,
          }),
        },
        {
          path: adminPage.confirmEmail,
          lazy: async () => ({
            Component: (await import('./accounts/confirm-email-screen.tsx')).ConfirmEmailScreen,
          }),
        },
        {
          Component: RequireSession,
          children: [
            {
              lazy: async () => ({ Component: (await import('./shell/shell.tsx')).Shell }),
              children: [
                {
                  ErrorBoundary: ScreenFailure,
                  children: [
                    {
                      ...exactly(adminPage.dashboard),
                      lazy: async () => ({
                        Component: (await import('./dashboard/dashboard-screen.tsx'))
                          .DashboardScreen,
                      }),
                    },
                    {
                      ...exactly(adminPage.today),
                      lazy: async () => ({
                        Component: (await import('./today/today-screen.tsx')).TodayScreen,
                      }),
                    },
                    {
                      ...exactly(adminPage.leads),
                      lazy: async () => ({
                        Component: (await import('./leads/leads-screen.tsx')).LeadsScreen,
                      }),
                    },
                    {
                      ...exactly(adminPage.people),
                      lazy: async () => ({
                        Component: (await import('./people/people-screen.tsx')).PeopleScreen,
                      }),
                    },
                    {
                      ...exactly(adminPage.duplicates),
                      lazy: async () => ({
                        Component: (await import('./people/duplicates-screen.tsx'))
                          .DuplicatesScreen,
                      }),
                    },
                    {
                      ...exactly(importPage.list),
                      lazy: async () => ({
                        Component: (await import('./imports/imports-screen.tsx')).ImportsScreen,
                      }),
                    },
                    {
                      ...exactly(importPage.one(':id')),
                      lazy: async () => ({
                        Component: (await import('./imports/import-screen.tsx')).ImportScreen,
                      }),
                    },
                    {
                      ...exactly(adminPage.person(':id')),
                      lazy: async () => ({
                        Component: (await import('./people/person-screen.tsx')).PersonScreen,
                      }),
                    },
                    {
                      ...exactly(adminPage.deals),
                      lazy: async () => ({
                        Component: (await import('./deals/deals-screen.tsx')).DealsScreen,
                      }),
                    },
                    {
                      ...exactly(adminPage.history),
                      lazy: async () => ({
                        Component: (await import('./history/history-screen.tsx')).HistoryScreen,
                      }),
                    },
                    {
                      ...exactly(adminPage.companies),
                      lazy: async () => ({
                        Component: (await import('./people/companies-screen.tsx')).CompaniesScreen,
                      }),
                    },
                    {
                      ...exactly(adminPage.company(':id')),
                      lazy: async () => ({
                        Component: (await import('./people/company-screen.tsx')).CompanyScreen,
                      }),
                    },
                    {
                      ...exactly(adminPage.consultations),
                      lazy: async () => ({
                        Component: (await import('./consultations/consultations-screen.tsx'))
                          .ConsultationsScreen,
                      }),
                    },
                    {
                      ...exactly(adminPage.leadMagnets),
                      lazy: async () => ({
                        Component: (await import('./lead-magnets/lead-magnets-screen.tsx'))
                          .LeadMagnetsScreen,
                      }),
                    },
                    {
                      ...exactly(adminPage.newsletter),
                      lazy: async () => ({
                        Component: (await import('./newsletter/newsletter-screen.tsx'))
                          .NewsletterScreen,
                      }),
                    },
                    {
                      ...exactly(adminPage.outbox),
                      lazy: async () => ({
                        Component: (await import('./outbox/outbox-screen.tsx')).OutboxScreen,
                      }),
                    },
                    {
                      ...exactly(adminPage.settings),
                      lazy: async () => ({
                        Component: (await import('./settings/settings-screen.tsx')).SettingsScreen,
                      }),
                    },
                  ],
                },
              ],
            },
          ],
        },
        {
          path: '*',
          lazy: async () => ({
            Component: (await import('./shell/not-found-screen.tsx')).NotFoundScreen,
          }),
        },
      ],
    },
  ])
