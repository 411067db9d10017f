import ReactOnRails from 'react-on-rails/client'
import { Calculator } from './Calculator.tsx'

ReactOnRails.register({ Calculator })
