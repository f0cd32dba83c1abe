import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { RouterProvider } from 'react-router/dom'
import { leaveKeysToInputMethods } from '#web/ui/composing-keys.ts'
import { ignoreStrayClicks } from '#web/ui/stray-clicks.ts'
import { Toaster } from '#web/ui/toast.tsx'
import { TooltipProvider } from '#web/ui/tooltip.tsx'
import { queryClient } from './http/query-client.ts'
import { createRouter } from './router.tsx'

/** The back-office: one page for every address under /admin, drawn in the browser only. */
export function App() {
  const [router] = useState(createRouter)
  useEffect(leaveKeysToInputMethods, [])
  useEffect(ignoreStrayClicks, [])
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider>
        {/* Filters, boxes and tabs are drawn from the address: what was pressed must show at once,
            and the next press must start from it, however busy the machine is. */}
        <RouterProvider router={router} useTransitions={false} />
        <Toaster />
      </TooltipProvider>
    </QueryClientProvider>
  )
}
