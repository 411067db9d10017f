import { useController, type UseFormReturn } from "react-hook-form";
import type { BrandTag, BrandTagGroups } from "../../../../shared/contracts/partnerBrands.ts";
import { Alert } from "../../../../shared/ui/Alert.tsx";
import { Button } from "../../../../shared/ui/Button.tsx";
import { Skeleton } from "../../../../shared/ui/Skeleton.tsx";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { ReadOnlyValue } from "../../form/fields.tsx";
import { useFrame } from "../../form/frameContext.ts";
import { texts as portalTexts } from "../../texts.ts";
import { ChipGroup } from "./ChipGroup.tsx";
import { texts } from "./texts.ts";
import { mostFavorites, type BrandValues } from "./values.ts";

const groupKeys = ["cuisine", "mood", "other"] as const;

interface TagFieldsProps {
  groups: BrandTagGroups | null;
  hasFailed: boolean;
  onRetry: () => void;
  form: UseFormReturn<BrandValues>;
}

/** Tags by group (A3.02), and up to three favorites among the chosen ones. */
export function TagFields({ groups, hasFailed, onRetry, form }: TagFieldsProps) {
  const copy = useTexts(texts);
  const portalCopy = useTexts(portalTexts);
  const { isReadOnly } = useFrame();
  const { field, fieldState } = useController({ control: form.control, name: "tag_ids" });
  const favorites = useController({ control: form.control, name: "favorite_tag_ids" });
  if (!groups)
    return hasFailed ? (
      <Alert actions={<Button onClick={onRetry}>{portalCopy.again}</Button>}>
        {copy.tagsFailed}
      </Alert>
    ) : (
      <Skeleton shape={["line", "line"]} text={portalCopy.loading} />
    );
  const allTags = groupKeys.flatMap((key) => groups[key]);
  const chosenTags = allTags.filter(({ id }) => field.value.includes(id));

  function setTag(tag: BrandTag, isChosen: boolean): void {
    // Keeps chosen tags that are no longer listed.
    field.onChange(isChosen ? [...field.value, tag.id] : field.value.filter((id) => id !== tag.id));
    if (!isChosen) favorites.field.onChange(favorites.field.value.filter((id) => id !== tag.id));
  }

  function setFavorite({ id }: BrandTag, isFavorite: boolean): void {
    favorites.field.onChange(
      isFavorite
        ? [...favorites.field.value, id]
        : favorites.field.value.filter((item) => item !== id),
    );
  }

  if (isReadOnly) {
    const namesOf = (ids: readonly string[]) =>
      allTags
        .filter(({ id }) => ids.includes(id))
        .map(({ name }) => name)
        .join(", ");
    return (
      <>
        <ReadOnlyValue label={copy.labels.tag_ids}>{namesOf(field.value)}</ReadOnlyValue>
        <ReadOnlyValue label={copy.labels.favorite_tag_ids}>
          {namesOf(favorites.field.value)}
        </ReadOnlyValue>
      </>
    );
  }
  const isFull = favorites.field.value.length >= mostFavorites;
  return (
    <>
      {groupKeys.map((key) => (
        <ChipGroup
          key={key}
          legend={copy.groups[key]}
          tags={groups[key]}
          chosen={field.value}
          onChoose={setTag}
          {...(key === "cuisine" && { firstRef: field.ref, error: fieldState.error?.message })}
        />
      ))}
      <ChipGroup
        legend={copy.labels.favorite_tag_ids}
        tags={chosenTags}
        chosen={favorites.field.value}
        isBlocked={({ id }) => isFull && !favorites.field.value.includes(id)}
        hint={chosenTags.length ? copy.hints.favorites : copy.hints.noFavorites}
        error={favorites.fieldState.error?.message}
        firstRef={favorites.field.ref}
        onChoose={setFavorite}
      />
    </>
  );
}
