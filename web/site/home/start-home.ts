import { startReveal } from '../motion/reveal.ts'
import './count-up.ts'
import '../integration-map/start-map.ts'
import '../demos/start-flow-demo.ts'
import '../demos/start-industry-demo.ts'
import './start-pipeline.ts'

startReveal('main > .container-page:not(:first-child) > *, main > section > .container-page > *')
