import { customerGroupRules } from '@facturatie/invoice-engine';
import { Button } from '@facturatie/ui/Button';
import { Card } from '@facturatie/ui/Card';
import { Columns } from '@facturatie/ui/Columns';
import { Inline } from '@facturatie/ui/Inline';
import { PercentField } from '@facturatie/ui/PercentField';
import { TextArea } from '@facturatie/ui/TextArea';
import { TextField } from '@facturatie/ui/TextField';
import { useStore } from 'jotai/react';
import { useState } from 'react';
import { useCustomerGroupForm } from '../../features/customerGroup/useCustomerGroupForm.ts';
import type { SavedGroup, NewGroup } from '../../features/customerGroup/savedGroup.ts';
import { fieldProps } from '../../features/record/fieldProps.ts';
import { RecordFields } from '../../features/record/RecordFields.tsx';
import { customerGroupText as text } from '../../intl/customerGroups.nl-BE.ts';
import { recordText } from '../../intl/records.nl-BE.ts';

export interface CustomerGroupFieldsProps {
  readonly record: SavedGroup | NewGroup;
  /** Called after a save; `isBack` when the list follows. */
  readonly onSaved: (saved: SavedGroup, isBack: boolean) => void;
  /** Removes this version of the group, and returns whether it was removed; absent while it does not exist. */
  readonly onRemove?: (version: string | undefined) => Promise<boolean>;
}

const formId = 'customer-group';

/** The fields of one group and what can be done with it. */
export function CustomerGroupFields({ record, onSaved, onRemove }: CustomerGroupFieldsProps) {
  const form = useCustomerGroupForm(record);
  const fields = fieldProps(form, customerGroupRules);
  const store = useStore();
  const [isRemoving, setIsRemoving] = useState(false);

  async function save(isBack: boolean) {
    const saved = await form.save();
    if (saved) onSaved({ ...saved, editor: form.editor }, isBack);
  }

  async function remove() {
    setIsRemoving(true);
    if (await onRemove?.(store.get(form.editor.versionAtom))) form.discard();
    setIsRemoving(false);
  }

  return (
    <Card>
      <RecordFields
        form={form}
        id={formId}
        label={text.titleOfAny}
        onSubmit={() => void save(false)}
      >
        <Inline>
          <Button
            type="submit"
            tone="accent"
            variant="solid"
            isPending={form.isSaving}
            pendingText={recordText.saving}
          >
            {recordText.save}
          </Button>
          <Button isPending={form.isSaving} onPress={() => void save(true)}>
            {recordText.saveAndBack}
          </Button>
          {onRemove && (
            <Button tone="critical" isPending={isRemoving} onPress={() => void remove()}>
              {recordText.remove}
            </Button>
          )}
        </Inline>
        <Columns>
          <TextField {...fields.text('name')} />
          <PercentField {...fields.number('discount')} minimum={0} maximum={100_00} />
        </Columns>
        <TextArea {...fields.text('notes')} />
      </RecordFields>
    </Card>
  );
}
