import { defineExamples } from '../../shared/widget/examples.ts'
import type { Options } from './options.ts'

export const examples = defineExamples<Options>({ key: 'default', title: 'A new order' })
