export { descriptionListLooks, type DescriptionListLook } from './descriptionListLooks.ts';
export { DescriptionList, type DescriptionListProps, type Fact } from './DescriptionList.tsx';
