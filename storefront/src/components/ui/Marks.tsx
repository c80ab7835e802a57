import './dotted.css';
import './marks.css';

export type Mark = { state: string; text: string };

export function Marks({ marks }: { marks: readonly Mark[] }) {
  return marks.map(({ state, text }) => (
    <span key={text} className="dotted mark" data-mark={state}>
      {text}
    </span>
  ));
}
