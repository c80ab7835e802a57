import './dotted.css';
import './marks.css';

/** The state sets the dot's colour. */
export type Mark = { state: string; text: string };

export function Marks({ marks }: { marks: readonly Mark[] }) {
  return marks.map(({ state, text }) => (
    <span key={text} className="dotted mark" data-mark={state}>
      {text}
    </span>
  ));
}
