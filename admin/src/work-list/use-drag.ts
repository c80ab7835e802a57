import { useEffect, useState, type PointerEvent } from 'react';
import type { Target } from './work-order.ts';

const EDGE_PX = 72;
const STEP_PX = 16;

function targetAt({ clientX, clientY }: PointerEvent): Target | undefined {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-piece]');
  const id = row?.dataset['piece'];
  if (!row || !id) return undefined;
  const { top, height } = row.getBoundingClientRect();
  return { id, side: clientY < top + height / 2 ? 'above' : 'below' };
}

function scrollNearEdge({ clientY }: PointerEvent): void {
  if (clientY < EDGE_PX) window.scrollBy(0, -STEP_PX);
  if (clientY > window.innerHeight - EDGE_PX) window.scrollBy(0, STEP_PX);
}

export function useDrag(onDrop: (id: string, target: Target) => void) {
  const [dragged, setDragged] = useState<string>();
  const [target, setTarget] = useState<Target>();
  const end = () => {
    setDragged(undefined);
    setTarget(undefined);
  };
  useEffect(() => {
    if (dragged === undefined) return undefined;
    const leave = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setDragged(undefined);
      setTarget(undefined);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [dragged]);
  const gripOf = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(id);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (dragged !== id) return;
      scrollNearEdge(event);
      setTarget(targetAt(event));
    },
    onPointerUp: () => {
      if (dragged === id && target) onDrop(id, target);
      end();
    },
    onPointerCancel: end,
  });
  return { dragged, target: target?.id === dragged ? undefined : target, gripOf };
}
