export const paginatorTexts = {
  label: 'Paginering',
  place: 'Plaats in de lijst',
  first: 'Eerste',
  previous: 'Vorige',
  next: 'Volgende',
  last: 'Laatste',
  page: (page: string) => `Pagina ${page}`,
  position: (page: string, lastPage: string) => `Pagina ${page} van ${lastPage}`,
  pageSize: 'Per pagina',
};
