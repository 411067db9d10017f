import { Application } from '@hotwired/stimulus'
import { registerReactControllerComponents } from '@symfony/ux-react/dist/loader.js'
import type { ComponentCollection } from '@symfony/ux-react/dist/components.js'
import ReactController from '@symfony/ux-react/dist/render_controller.js'
import { Calculator } from './Calculator.tsx'

// SAFETY: the package types a component as one without props, and hands it whatever the page says.
const components = { Calculator } as unknown as ComponentCollection

registerReactControllerComponents(components)
Application.start().register('symfony--ux-react--react', ReactController)
