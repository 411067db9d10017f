import { useEffect, useRef } from 'react'

const particles = 250
const lastsMs = 3000

/** 250 particles for three seconds (C9.14, C9.15): drawn by hand, without a worker that a host's policy would refuse. */
export function Confetti() {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const canvas = ref.current
    const context = canvas?.getContext('2d')
    if (!canvas || !context) return
    canvas.width = canvas.clientWidth
    canvas.height = canvas.clientHeight
    const pieces = Array.from({ length: particles }, (_, index) => ({ x: Math.random(), fall: 0.5 + Math.random(), drift: Math.random() - 0.5, from: Math.random() * 0.4, hue: (index * 47) % 360 }))
    const start = performance.now()
    let frame = requestAnimationFrame(draw)
    function draw(now: number): void {
      const passed = (now - start) / lastsMs
      context?.clearRect(0, 0, canvas!.width, canvas!.height)
      if (!context || passed >= 1) return
      context.globalAlpha = Math.min(1, (1 - passed) * 3)
      for (const { x, fall, drift, from, hue } of pieces) {
        context.fillStyle = `hsl(${hue} 80% 55%)`
        context.fillRect((x + drift * passed * 0.3) * canvas!.width, (passed * fall * 1.4 - from) * canvas!.height, 6, 10)
      }
      frame = requestAnimationFrame(draw)
    }
    return () => cancelAnimationFrame(frame)
  }, [])
  return <canvas ref={ref} className="redemption-confetti" aria-hidden="true" />
}
