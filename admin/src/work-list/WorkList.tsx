import Button from '@mui/material/Button';
import type { WorkPiece } from '@shop/contracts';
import { isoWeek, type WorkState } from '@shop/shop-rules/workshop';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { dayOf } from '../format/day-bounds.ts';
import { useMay } from '../providers/use-may.ts';
import type { WorkPlace } from '../providers/work-list.ts';
import { texts } from '../texts/fi.ts';
import { workListTexts as words } from '../texts/work-list.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Lead } from '../ui/Lead.tsx';
import { ListFailure } from '../ui/ListFailure.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { RowsSkeleton } from '../ui/RowsSkeleton.tsx';
import { useDrag } from './use-drag.ts';
import { useChangeWork, useWorkList } from './use-work-list.tsx';
import {
  dropPlace,
  isSameOrder,
  isUnfinished,
  stepPlace,
  weeksOf,
  weekText,
  withChange,
} from './work-order.ts';
import css from './WorkList.module.css';
import { nameOf, rowId, WorkRow } from './WorkRow.tsx';

const PIECES = 200;
const PRESSED = '[aria-pressed="true"]';

export default function WorkList() {
  const [limit, setLimit] = useState(PIECES);
  const { data, error, refetch } = useWorkList(limit);
  const mayChange = useMay('orders');
  if (error && !data) return <ListFailure onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton />;
  const { pieces, total, unfinished, late } = data;
  const note = [words.count(unfinished), ...(late > 0 ? [words.countLate(late)] : [])].join(', ');
  return (
    <>
      <PageHeading title={words.heading} note={total > 0 ? note : undefined} />
      <Lead>{words.lead}</Lead>
      {mayChange === false ? <Lead>{texts.rights.lookOnly}</Lead> : null}
      {total === 0 ? <EmptyState title={words.empty} line={words.emptyLine} /> : null}
      <Pieces pieces={pieces} limit={limit} mayChange={mayChange === true} />
      {total > pieces.length ? (
        <p className={css.more}>
          <Button variant="outlined" onClick={() => setLimit(limit + PIECES)}>
            {words.more}
          </Button>
        </p>
      ) : null}
    </>
  );
}

type PiecesProps = { pieces: WorkPiece[]; limit: number; mayChange: boolean };

function Pieces({ pieces, limit, mayChange }: PiecesProps) {
  const change = useChangeWork(limit);
  const [announced, setAnnounced] = useState('');
  const moved = useRef<{ id: string; version: number; button: string }>(undefined);
  useEffect(() => {
    const { id, version, button } = moved.current ?? {};
    if (!button || !pieces.some((piece) => piece.id === id && piece.version === version)) return;
    moved.current = undefined;
    const row = document.getElementById(rowId(id ?? ''));
    row?.querySelector<HTMLElement>(button)?.focus({ preventScroll: button === PRESSED });
  }, [pieces]);
  const move = (id: string, place: WorkPlace | null) => {
    const piece = pieces.find((one) => one.id === id);
    if (!piece || !place) return;
    const after = withChange(pieces, id, place);
    if (isSameOrder(pieces, after)) return;
    change({ piece, to: place });
    const own = after.filter((one) => isUnfinished(one) && one.week === place.week);
    const at = own.findIndex((one) => one.id === id) + 1;
    setAnnounced(words.moved(nameOf(piece), weekText(place.week), at));
  };
  const { dragged, target, gripOf } = useDrag((id, over) => move(id, dropPlace(pieces, id, over)));
  const step = ({ id, version }: WorkPiece, way: 'up' | 'down') => {
    moved.current = { id, version: version + 1, button: `[data-step="${way}"] button` };
    move(id, stepPlace(pieces, id, way));
  };
  const setState = (piece: WorkPiece, state: WorkState) => {
    if (state === piece.state) return;
    moved.current = { id: piece.id, version: piece.version + 1, button: PRESSED };
    change({ piece, to: { state } });
  };
  const ready = pieces.filter((piece) => !isUnfinished(piece));
  return (
    <>
      {weeksOf(pieces).map(({ week, pieces: own }) => (
        <Group key={week} title={weekTitle(week)} note={words.count(own.length)}>
          {own.map((piece) => (
            <WorkRow
              key={piece.id}
              piece={piece}
              mayChange={mayChange}
              onState={(state) => setState(piece, state)}
              moves={{
                grip: gripOf(piece.id),
                isDragged: dragged === piece.id,
                targetSide: target?.id === piece.id ? target.side : undefined,
                isFirst: stepPlace(pieces, piece.id, 'up') === null,
                isLast: stepPlace(pieces, piece.id, 'down') === null,
                onStep: (way) => step(piece, way),
              }}
            />
          ))}
        </Group>
      ))}
      {ready.length > 0 ? (
        <Group title={words.readyHeading} note={words.readyLine}>
          {ready.map((piece) => (
            <WorkRow
              key={piece.id}
              piece={piece}
              mayChange={mayChange}
              onState={(state) => setState(piece, state)}
            />
          ))}
        </Group>
      ) : null}
      <output className="visuallyHidden">{announced}</output>
    </>
  );
}

function weekTitle(week: string): string {
  const text = weekText(week);
  return week === isoWeek(dayOf(new Date())) ? `${text} (${words.thisWeek})` : text;
}

function Group({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.week}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        <p>{note}</p>
      </div>
      <ul>{children}</ul>
    </section>
  );
}
