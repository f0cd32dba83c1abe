import { integrationFlows } from '#content/flows/list.ts'
import { servicesPage } from '#content/pages/services.ts'
import { IntegrationFlowDemo } from '../demos/integration-flow-demo.tsx'

/** The integration flow demo as a section of /services. */
export function ServicesFlows() {
  const { title, introduction } = servicesPage.flows
  return (
    <section className="bg-paper-deep">
      <div className="container-page py-20 md:py-28">
        <h2 className="font-bold text-3xl tracking-[-0.02em]">{title}</h2>
        <p className="mt-5 max-w-xl text-ink-soft text-lg">{introduction}</p>
        <IntegrationFlowDemo flows={integrationFlows} className="mt-10 md:mt-14" />
      </div>
    </section>
  )
}
