import ujs from 'react_ujs'
import { Calculator } from './Calculator.tsx'

ujs.getConstructor = () => Calculator
