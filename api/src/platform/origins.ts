/** Origins of sites (`https://club.example.org`), or all. */
export type Origins = readonly string[] | '*';
