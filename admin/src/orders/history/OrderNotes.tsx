import { texts } from '../../texts/fi.ts';
import { Allowed } from '../../providers/Allowed.tsx';
import { historyBy } from './history-text.ts';
import { NoteForm } from '../edit/NoteForm.tsx';
import css from './OrderNotes.module.css';
import type { OrderRecord } from '../../providers/order-record.ts';
import { momentText } from '../../format/format-text.ts';

export function OrderNotes({ order }: { order: OrderRecord }) {
  const notes = order.history?.filter(({ what }) => what === 'note') ?? [];
  return (
    <section className={css.notes}>
      <h3>{texts.order.notes}</h3>
      {notes.map((note) => (
        <blockquote key={`${note.at} ${note.text}`} className={css.note}>
          <p>{note.text}</p>
          <footer>
            {historyBy(note)}, {momentText(note.at)}
          </footer>
        </blockquote>
      ))}
      <Allowed to="orders">
        <NoteForm order={order} />
      </Allowed>
    </section>
  );
}
