import { useEffect, useRef, type ReactNode } from 'react';

/** The title of a step that has taken the place of another one: it takes the focus, so that a screen reader reads on here. */
export function StepTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h2 ref={title} tabIndex={-1}>
      {children}
    </h2>
  );
}
