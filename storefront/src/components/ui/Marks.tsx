import './dotted.css';
import './marks.css';

/** What has become of something: each mark a dot in its state's colour and its words. */
export type Mark = { state: string; text: string };

/** Lines of marks under a name; nothing without any. */
export function Marks({ marks }: { marks: readonly Mark[] }) {
  return marks.map(({ state, text }) => (
    <span key={text} className="dotted mark" data-mark={state}>
      {text}
    </span>
  ));
}
