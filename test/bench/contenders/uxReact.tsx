import { Application } from '@hotwired/stimulus'
import { registerReactControllerComponents } from '@symfony/ux-react/dist/loader.js'
import ReactController from '@symfony/ux-react/dist/render_controller.js'
import { Calculator } from './Calculator.tsx'

registerReactControllerComponents({ Calculator })
Application.start().register('symfony--ux-react--react', ReactController)
