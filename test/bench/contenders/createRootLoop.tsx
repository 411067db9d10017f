import { createRoot } from 'react-dom/client'
import { Calculator } from './Calculator.tsx'

for (const element of document.querySelectorAll<HTMLElement>('[data-bench]')) {
  createRoot(element).render(<Calculator startPosition={Number(element.dataset.startPosition)} />)
}
