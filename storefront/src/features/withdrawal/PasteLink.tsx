import { MAX_LINK } from '@shop/shop-rules/link-token';
import { Field } from '../../components/ui/Field.tsx';
import { SubmitButton } from '../../components/ui/SubmitButton.tsx';
import { paths } from '../../lib/routing/paths.ts';
import { withdrawal } from '../../texts/fi/withdrawal.ts';

const texts = withdrawal.paste;

/** For visitors without JavaScript: browsers do not send the part behind the #. */
export function PasteLink({ error }: { error: string | undefined }) {
  return (
    <noscript>
      <form className="withdrawal" method="post" action={paths.withdrawal} noValidate>
        <input type="hidden" name="step" value="link" />
        <Field
          name="link"
          label={texts.label}
          hint={texts.hint}
          error={error}
          autoComplete="off"
          required
          maxLength={MAX_LINK}
        />
        <SubmitButton text={texts.submit} />
      </form>
    </noscript>
  );
}
