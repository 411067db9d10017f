import r2wc from '@r2wc/react-to-web-component'
import { Calculator } from './Calculator.tsx'

customElements.define('bench-calculator', r2wc(Calculator, { props: { startPosition: 'number' } }))
