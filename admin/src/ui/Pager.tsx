import { useListContext } from 'react-admin';
import { texts } from '../texts/fi.ts';
import { PageSteps } from './PageSteps.tsx';
import css from './Pager.module.css';
import { useKeepPageSize } from './use-page-size.ts';

export function Pager({ sizes }: { sizes: readonly number[] }) {
  const { page, perPage, total = 0, setPage, setPerPage } = useListContext();
  const keepPageSize = useKeepPageSize();
  if (total === 0) return null;
  const last = Math.min(page * perPage, total);
  return (
    <nav className={css.pager} aria-label={texts.list.pages}>
      <p>{texts.list.range((page - 1) * perPage + 1, last, total)}</p>
      <label>
        {texts.list.rows}{' '}
        <select
          value={perPage}
          onChange={({ target }) => {
            const size = Number(target.value);
            setPerPage(size);
            keepPageSize(size);
          }}
        >
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <PageSteps page={page} isLast={last >= total} onChange={setPage} />
    </nav>
  );
}
