import type { Carrier } from '@shop/shop-rules';
import { useFormContext, useWatch } from 'react-hook-form';
import { settingsTexts as words } from '../texts/settings.ts';
import { Notice } from '../ui/Notice.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { RowList } from './RowList.tsx';
import { Section } from './Section.tsx';
import css from './Settings.module.css';
import { newMethod, notOffered, type SettingsFormValues } from './settings-form.ts';

const { method } = words;
const MAX_METHODS = 12;

/** The first method is the checkout's default. */
export function DeliverySection({ pickUpCarriers }: { pickUpCarriers: Carrier[] }) {
  const { getValues } = useFormContext<SettingsFormValues>();
  return (
    <Section title={words.sections.delivery} line={words.deliveryLine}>
      <NotOffered pickUpCarriers={pickUpCarriers} />
      <RowList
        name="delivery"
        rowName={method.what}
        max={MAX_METHODS}
        add={{ label: method.add, newRow: () => newMethod(getValues('freeAboveCents')) }}
      >
        {(index) => {
          const at = (field: string) => `delivery.${index}.${field}`;
          return (
            <>
              <div className={css.two}>
                <TextField source={at('name')} label={method.name} />
                <TextField source={at('days')} label={method.days} />
              </div>
              <div className={css.four}>
                <TextField source={at('cents')} label={method.cents} inputMode="decimal" />
                <TextField source={at('freeAboveCents')} label={method.freeAbove} inputMode="decimal" />
                <SelectField source={at('carrier')} label={method.carrier} choices={words.carriers} />
                <SelectField source={at('pickUpPoint')} label={method.pickUpPoint} choices={words.yesOrNo} />
              </div>
            </>
          );
        }}
      </RowList>
    </Section>
  );
}

function NotOffered({ pickUpCarriers }: { pickUpCarriers: Carrier[] }) {
  const methods = useWatch<SettingsFormValues, 'delivery'>({ name: 'delivery' });
  const names = notOffered(methods, pickUpCarriers);
  return names.length > 0 ? <Notice>{words.notOffered(names)}</Notice> : null;
}
