import { useController, useWatch, type UseFormReturn } from "react-hook-form";
import type { PartnerProject } from "../../../../shared/contracts/partnerProject.ts";
import { RadioCards } from "../../../../shared/ui/RadioCards.tsx";
import { useEnvironment } from "../../../../shared/widget/environment.ts";
import { useTexts } from "../../../../shared/widget/useTexts.ts";
import { isAdmin } from "../../access.ts";
import { ReadOnlyValue, RadioInput } from "../../form/fields.tsx";
import { useFrame } from "../../form/frameContext.ts";
import { assignablePermissions, type PermissionLists } from "./permissions.ts";
import { CheckboxGroup } from "./CheckboxGroup.tsx";
import { texts } from "./texts.ts";
import { usesBrandScope, type MemberValues } from "./values.ts";

interface AccessFieldsProps {
  form: UseFormReturn<MemberValues>;
  project: PartnerProject;
  lists: PermissionLists;
  /** The member's current permission; empty for a new member. */
  currentPermission: string;
  /** Why the permission cannot be changed, or null. */
  lockedReason: string | null;
}

/** The member's permissions and brands (P10). */
export function AccessFields({
  form,
  project,
  lists,
  currentPermission,
  lockedReason,
}: AccessFieldsProps) {
  const copy = useTexts(texts);
  const { isReadOnly } = useFrame();
  const permission = useWatch({ control: form.control, name: "permission" });
  const additional = useController({ control: form.control, name: "additional_permissions" });
  const { product } = useEnvironment().config;
  const { currentUser } = project;
  // An admin can assign every permission (P10).
  const editable = isAdmin(currentUser, product.key)
    ? null
    : (currentUser?.editablePermissions ?? null);
  const options = assignablePermissions(lists, editable, currentPermission).map(
    ({ value, label, description }) => ({
      value,
      label,
      detail: description ?? undefined,
      disabled: lockedReason !== null && value !== currentPermission,
    }),
  );
  const extras = lists.additionalPermissions.map(({ value, label }) => ({ value, label }));
  // Keeps permissions that only the server knows.
  const unknownOptions = additional.field.value
    .filter((value) => !extras.some((item) => item.value === value))
    .map((value) => ({ value, label: value }));
  return (
    <>
      <RadioInput
        name="permission"
        legend={copy.labels.permission}
        options={options}
        hint={lockedReason ?? undefined}
      />
      {extras.length + unknownOptions.length > 0 && permission !== "admin" && (
        <CheckboxGroup
          legend={copy.labels.additional_permissions}
          options={[...extras, ...unknownOptions]}
          value={additional.field.value}
          onChange={additional.field.onChange}
          isReadOnly={isReadOnly}
        />
      )}
      {usesBrandScope(permission) && <BrandFields form={form} project={project} />}
    </>
  );
}

function BrandFields({ form, project }: Pick<AccessFieldsProps, "form" | "project">) {
  const copy = useTexts(texts);
  const { isReadOnly } = useFrame();
  const scope = useController({ control: form.control, name: "brand_scope" });
  const brandIds = useController({ control: form.control, name: "editable_brand_ids" });
  const brands = project.brands.map(({ id, brandName }) => ({
    value: id,
    label: brandName?.trim() || id,
  }));
  if (isReadOnly) {
    const names = brands
      .filter(({ value }) => brandIds.field.value.includes(value))
      .map(({ label }) => label);
    return (
      <ReadOnlyValue label={copy.labels.brand_scope}>
        {scope.field.value === "all" ? copy.scope.all : names.join(", ")}
      </ReadOnlyValue>
    );
  }
  return (
    <>
      <RadioCards
        name="brand_scope"
        legend={copy.labels.brand_scope}
        value={scope.field.value}
        onChange={scope.field.onChange}
        options={[
          { value: "all", label: copy.scope.all, detail: copy.scope.allDetail },
          { value: "some", label: copy.scope.some, detail: copy.scope.someDetail },
        ]}
      />
      {scope.field.value === "some" && (
        <CheckboxGroup
          legend={copy.labels.editable_brand_ids}
          options={brands}
          value={brandIds.field.value}
          onChange={brandIds.field.onChange}
          isReadOnly={false}
          firstRef={brandIds.field.ref}
          error={brandIds.fieldState.error?.message}
        />
      )}
    </>
  );
}
