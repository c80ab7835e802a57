import type { ReactNode } from 'react';
import { YarnBall } from './YarnBall.tsx';

type Props = { title: string; text?: string; heading?: 'h1' | 'h2' | 'h3'; children?: ReactNode };

/** An empty state inside an island: a ball of yarn, a sentence, and one way on. */
export function Empty({ title, text, heading: Heading = 'h3', children }: Props) {
  return (
    <div className="empty">
      <YarnBall />
      <div>
        <Heading className="empty-title">{title}</Heading>
        {text && <p>{text}</p>}
        {children}
      </div>
    </div>
  );
}
