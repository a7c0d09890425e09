/** The words of a text, separated by commas. */
export function wordList(text: string): string[] {
  return text.split(',').map((word) => word.trim().replace(/\s+/g, ' '));
}

/** Given names of Flanders, accents included. */
export const womensNames: readonly string[] = wordList(`
Marie, Anna, Maria, Els, An, Ann, Katrien, Griet, Lieve, Hilde, Ingrid, Sofie, Sarah, Julie, Emma,
Louise, Nora, Lotte, Fien, Femke, Jolien, Eline, Evelien, Elke, Kaat, Veerle, Nele, Inge, Tine, Tinne,
Charlotte, Laura, Lisa, Lies, Liesbeth, Leen, Greet, Marleen, Martine, Christine, Chantal, Nathalie,
Sabine, Caroline, Isabelle, Valérie, Véronique, Céline, Hélène, Zoë, Chloé, Noémie, Gaëlle, Anaïs,
Aïcha, Fatima, Yasmina, Samira, Ayşe, Zeynep, Małgorzata, Ilse, Heidi, Karen, Kim, Joke, Myriam,
Rita, Godelieve, Agnes, Denise, Jeannine, Simonne, Yvonne, Amélie, Margot, Elise, Hanne, Saar`);

export const mensNames: readonly string[] = wordList(`
Jan, Piet, Joris, Bart, Tom, Wim, Dirk, Luc, Marc, Johan, Koen, Geert, Kris, Stijn, Pieter, Jeroen,
Kevin, Thomas, Wouter, Bram, Niels, Jonas, Arne, Lars, Senne, Seppe, Lowie, Jef, Jos, Frans, Karel,
Willem, Hendrik, Rik, Filip, Philippe, Patrick, Peter, Paul, Rudi, Ronny, Danny, Eddy, Guy, Erik,
André, René, Désiré, François, Gérard, Loïc, Jérôme, Stéphane, Joël, Noël, Raphaël, Michaël, Daniël,
Mohamed, Youssef, Karim, Saïd, Mehmet, Özgür, Emre, Paweł, Łukasz, Jürgen, Björn, Sven, Kurt,
Gunther, Dieter, Maarten, Matthias, Mathias, Simon, Robbe, Vic, Warre, Staf, Gust, Mon, Lode, Mauro`);

/** Family names, the most frequent ones of Flanders among them. */
export const familyNames: readonly string[] = wordList(`
Peeters, Janssens, Maes, Jacobs, Mertens, Willems, Claes, Goossens, Wouters, De Smet, Dubois,
Pauwels, Hermans, Aerts, Michiels, Martens, Lemmens, De Backer, Van Damme, Vermeulen, De Clercq,
Smets, Desmet, Van den Broeck, Hendrickx, Stevens, Claeys, Verhoeven, Segers, Coppens, Cools,
Van de Velde, De Wilde, De Vos, Devos, Bogaert, Bogaerts, Verstraete, Van Acker, Van Hecke,
Vandenberghe, Van den Bossche, Vandamme, De Meyer, Demeyere, De Pauw, De Cock, De Groote, De Bruyn,
De Ridder, De Keyser, De Jonghe, De Graeve, D'Hondt, D'hoore, D'Haese, T'Kindt, Lambrecht, Lambrechts,
Moens, Thys, Thijs, Nijs, Nys, Daems, Geerts, Gielen, Vanhove, Vanhoutte, Van Hoof, Van Looy,
Van Dyck, Van Dijck, Verbeke, Verbeeck, Verbruggen, Vercammen, Verlinden, Vermeersch, Verschueren,
Vervoort, Vandevelde, Vanneste, Vansteenkiste, Verhaeghe, Verhelst, Wauters, Wellens, Swinnen,
Schepers, Schoofs, Sels, Sterckx, Baert, Baeten, Beeckman, Blommaert, Bonte, Boone, Bosmans,
Bruyneel, Callens, Casteleyn, Ceulemans, Christiaens, Cornelis, Cuypers, Dewulf, Dierckx, Engels,
Eeckhout, Everaert, François, Gevaert, Gijsels, Heylen, Huybrechts, Huysmans, Impens, Joosten,
Kerckhof, Lauwers, Leemans, Lenaerts, Lievens, Luyten, Matthijs, Meeus, Meert, Naessens, Nelissen,
Olbrechts, Ooms, Persoons, Poelman, Raes, Raeymaekers, Roels, Roelandt, Rombouts, Saerens, Slegers,
Somers, Staelens, Steenhoudt, Temmerman, Torfs, Tytgat, Uytterhoeven, Van Belle, Van Calster, Wyns,
El Amrani, Benali, Bensaïd, Yılmaz, Öztürk, Kaya, Nguyen, Kowalski, Nowak, Müller, Schröder, Gonçalves,
Lefèvre, Léonard, Crèvecœur, Sørensen`);

export const companyRoles: readonly string[] = wordList(`
Zaakvoerder, Bestuurder, Gedelegeerd bestuurder, Boekhouder, Aankoopverantwoordelijke,
Administratief medewerker, Office manager, Werfleider, Projectleider, Financieel directeur,
Winkelverantwoordelijke, Magazijnier, Facility manager, Preventieadviseur, Directeur`);

export const associationRoles: readonly string[] = wordList(`
Voorzitter, Ondervoorzitter, Penningmeester, Secretaris, Bestuurslid, Coördinator`);
