import { defineWidget } from '../../shared/widget/defineWidget.ts'
import { options } from './options.ts'
import { Root } from './Root.tsx'

export default defineWidget({
  options,
  Root,
})
