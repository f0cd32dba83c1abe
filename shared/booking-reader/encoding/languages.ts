/**
 * A language by a few of its commonest names, and the words of a calendar: enough to tell which
 * letters stand beside which in it.
 */
export type Language = {
  words: string
  /** Written in characters of which each is a word or a syllable: only the single ones are counted. */
  characters?: true
}

/** Languages of Western Europe: Windows-1252, ISO-8859-15 and Mac Roman. */
const western: readonly Language[] = [
  {
    words:
      'Müller Schäfer Schröder Krüger Köhler König Jäger Möller Günther Böhm Schütz Kühn Krämer Förster Weiß Groß Strauß Grüner Bäcker Hübner Löffler Pfäffle Brückl Größer Jürgen Jörg Günter Björn Sören Käthe Bärbel Rößler Schöne Übel Österreich Äpfel Würth Böttcher Fürst Göbel Höfer Häußler Lück Mößner Nüßle Röder Süß Thüringer Vöhringer Zürn Erstgespräch Gespräch Rückruf Beratung Straße München Köln Düsseldorf Termin für Uhr bestätigt Schmidt Schneider Fischer Weber Meyer Wagner Becker Hoffmann Richter Zimmermann Hartmann Lange Werner Krause Anna Hanna Katharina Stefan Wolfgang Heinrich Rüdiger Gänse Kaufhäuser Geschäftsführer Büro',
  },
  {
    words:
      'François Françoise Frédéric Geneviève Hélène Hélder Jérôme Joël Noël Zoë Chloé Zoé André Andrée René Renée Rémi Thérèse Valérie Véronique Stéphane Sébastien Benoît Gaëlle Maël Cécile Céline Éric Élodie Émile Étienne Léa Léo Mélanie Aurélie Agnès Anaïs Loïc Raphaël Gérard Hervé Désirée Lefèvre Lefébvre Béranger Bérard Gaudré Dupré Château Forêt Pâques Côté Hébert Légaré Rivière Bélanger Guérin Chrétien Barthélemy Clément Crépin Dégremont Gérin Hérault Lévêque Prévost Rénaud Saint-Étienne Œuvre Cœur Sœur découverte rendez-vous téléphone prénom société réunion première août février Martin Bernard Dubois Moreau Laurent Simon Michel Garcia Roux Fontaine Rousseau Blanc Henry Nicolas Philippe Guillaume Mathieu Île Où Déjà Voilà Bientôt Hôtel Maîtrise Évêque Niçoise',
  },
  {
    words:
      'José María García Martínez Rodríguez Fernández González Hernández López Pérez Sánchez Ramírez Gómez Díaz Jiménez Álvarez Gutiérrez Núñez Muñoz Ibáñez Yáñez Peña Peñalver Ordóñez Castaño Cañizares Iñaki Íñigo Íñiguez Begoña Vázquez Suárez Domínguez Gutiérrez Méndez Cortés Garcés Solís Marín Martín Durán Beltrán Guzmán Roldán Millán Ángel Ángela Óscar Víctor Andrés Tomás Nicolás Jesús Raúl Ramón Julián Iván Adrián Sofía Lucía Inés Verónica Mónica Ángeles Concepción Asunción Encarnación Rocío Úrsula Quiñones Zúñiga Logroño España Señor Año reunión teléfono sesión introducción llamada también Torres Ruiz Romero Navarro Serrano Blanco Molina Ortega Delgado Castro Ortiz Morales Iglesias Santos Cabrera Acuña Montaña Piñeiro Briceño Ocaña Bolaños Avendaño Patiño',
  },
  {
    words:
      'João José António Antônio Conceição Assunção Sebastião Simão Estêvão Estevão Cristóvão Falcão Leitão Brandão Galvão Gusmão Aragão Leão Magalhães Guimarães Simões Camões Gonçalves Lourenço Mendonça Bragança França Graça Valença Gonçalo Inês Luís Luísa Mónica Mônica Patrícia Lúcia Márcia Cláudia Cláudio Flávio Fábio Sérgio Rogério Mário Vinícius Vitória Antónia Joaquím Araújo Sá Sérvulo Estácio Cecília Letícia Natália Júlia Júlio César Érica Évora Álvaro Íris Ângela Ângelo Zélia Natércia Câmara Fragoso Ferrão Sousa Silva Santos Ferreira Pereira Oliveira Costa Rodrigues Martins Fernandes Lopes Marques Almeida Ribeiro Pinto Carvalho Teixeira Moreira Correia Cardoso Rocha Nogueira reunião sessão telefone opções não então São Irmã Manhã Avó Avô Três Português',
  },
  {
    words:
      'Niccolò Nicolò Forlì Perù Gesù Mosè Noè Salomè Zoè Sarà Libertà Città Società Attività Carità Felicità Trinità Bontà Cantù Corfù Mulè Cefalù Merlò Patanè Rossi Russo Ferrari Esposito Bianchi Romano Colombo Ricci Marino Greco Bruno Gallo Conti Mancini Costa Giordano Rizzo Lombardi Moretti Fabbri Fontana Santoro Mariani Rinaldi Caruso Ferrara Galli Martini Leone Longo Gentile Martinelli Vitale Lombardo Serra Coppola Marchetti Parisi Villa Conte Ferri Lunedì Martedì Mercoledì Giovedì Venerdì può più già perché però così è Andrea Giuseppe Giovanni Francesca Alessandro Chiara Matteo Lorenzo Niccolo D’Angelò Dell’Orto',
  },
  {
    words:
      'Åse Åke Åsa Åberg Ålund Ångström Åström Åkesson Björn Bjørn Bjørnstad Bjørg Bjørndal Sørensen Sören Søren Sørlie Jørgensen Jørgen Jönsson Jönköping Göran Göteborg Håkan Håkon Pålsson Pål Mårtensson Mårten Lindström Sjöström Bergström Söderberg Sjöberg Öberg Österberg Östlund Öhman Löfgren Grönlund Höglund Högberg Nyström Malmö Skåne Gård Gårdsjö Ståle Kjær Kjærgaard Næss Næsby Bæk Bækgaard Mærsk Lærke Præst Jæger Færø Ærø Æsøe Østergaard Øst Øystein Øyvind Ørsted Tønnesen Tønsberg Tromsø Rødby Røed Møller Mørk Møbel Nørgaard Nørre Høj Højgaard Kløve Brøndum Brønn Løvås Skjønhaug Grønvold Grøn Håland Ågård Blåbjerg Bråten Måne Ståhl Wåhlin Hägg Häggström Hällström Västerås Jämtland Räty Väinö Mäki Mäkinen Mäkelä Järvinen Järvelä Hämäläinen Räikkönen Kärkkäinen Pääkkönen Määttä Könönen Pöyry Löyttyniemi Hänninen Lähteenmäki Nyström Yrjö Päivi Jyväskylä Seinäjoki Andersson Johansson Karlsson Nilsson Eriksson Larsson Olsson Persson Hansen Nielsen Jensen Pedersen Andersen Christensen Rasmussen Korhonen Virtanen Nieminen Laine Heikkinen möte samtal första møde samtale første tidspunkt år från på så også',
  },
  {
    words:
      'Sigurður Sigrún Guðrún Guðmundur Guðmundsson Guðjón Þórður Þórðardóttir Þorsteinn Þorsteinsson Þóra Þór Þuríður Þorbjörg Þorlákur Jón Jónsson Jónsdóttir Björk Björgvin Ásgeir Ásta Ásdís Árni Ágúst Áslaug Ólafur Ólafsdóttir Ólöf Ómar Ósk Óðinn Ýmir Ýr Íris Ívar Ísold Élin Æsa Ægir Örn Össur Birgitta Magnús Magnúsdóttir Snæbjörn Sæmundur Sæunn Kristín Kristján Kristjánsdóttir Stefán Stefánsdóttir Bryndís Hildur Hjördís Gísli Gíslason Halldór Halldóra Hallgrímur Einarsdóttir Gunnarsdóttir Pétur Pálsson Páll Margrét Ragnheiður Heiðar Heiða Auður Bergþór Arnþór Steinþór Davíð Eðvarð Friðrik Fríða Hreiðar Kjartan Eyþór Jóhannes Jóhanna Jökull Tómas Tryggvi Unnur Valgerður Viðar Vigdís Reykjavík Akureyri Suðurnes Norðfjörð Hafnarfjörður Egilsstaðir',
  },
  {
    words:
      'Zoë Joëlle Chloë Noëlle Daniël Raphaël Michaël Gabriël Israël Caël Renée André José Desirée Boëtius Patiënt België Italië Industriële Ruïne Geïnteresseerd Vóór Één Jan de Vries Van den Berg Bakker Visser Smit Meijer Mulder Bos Vos Peters Hendriks Dekker Brouwer Dijkstra Vermeulen Willems Jansen Janssens Maes Jacobs Claes Goossens Wouters De Smet Hermans Sofie Lotte Femke Sanne Thijs Núria Montserrat Martí Mercè Lluís Àlex Àngel Òscar Júlia Ramón Bartomeu Puigdevall Solà Vilà Fabregà Rovirà Casadó Girbés Sòria Català Barça Françesc Plaça Ça Llorenç',
  },
]

/** Languages of Central Europe: Windows-1250 and ISO-8859-2. */
const central: readonly Language[] = [
  {
    words:
      'Wiśniewska Wiśniewski Wójcik Kowalczyk Kamińska Kamiński Zieliński Szymański Woźniak Dąbrowska Dąbrowski Kozłowski Kozłowska Jabłoński Król Wróbel Jabłońska Pawłowski Górski Górska Michałowski Krawczyk Piątek Piątkowska Grabowski Pająk Zając Kądziela Sąsiedzki Wąsik Kąkol Mączka Stępień Stępniak Gołębiewska Gołębiowski Dębski Dębska Zięba Zięty Kępa Kępiński Jędrzejczak Jędrzejewska Węgrzyn Wędrychowicz Świątek Świderski Śliwa Śliwińska Ślusarczyk Śmigielski Ćwik Ćwiklińska Żak Żuk Żurek Żebrowska Żurawski Źrebiec Łuczak Łukasz Łukaszewska Łapiński Łęcki Łysiak Paweł Michał Rafał Stanisław Władysław Mirosław Zdzisław Bogusław Wacław Bartłomiej Małgorzata Elżbieta Bożena Grażyna Józef Józefa Jóźwiak Kłos Płatek Wałęsa Sławek Gałązka Kruszyński Duński Gdańsk Gdynia Poznań Łódź Kraków Kielce Baran Nowak Lewandowski Szewczyk Sikorska Szczepański Brzęczyszczykiewicz Chrząszcz Trzciński Katarzyna Agnieszka Grzegorz Krzysztof Wojciech imię nazwisko telefonu spotkanie rozmowa wstępna godzina środa październik luty piątek wrzesień źródło późno więcej się dzień miesiąc późniejszy Mielżyński Niedźwiedź Kościuszko Kość Gość Maciąg Radoń Szafrań Słoń Dudziński Kuś Gęś Mucha Zdrój',
  },
  {
    words:
      'Dvořák Dvořáková Novotný Novotná Němec Němcová Růžička Růžičková Kučera Kučerová Procházka Procházková Černý Černá Veselý Veselá Horák Horáková Čermák Čech Čapek Kolář Kovář Kovářová Řezníček Řehoř Říha Řezáč Šimek Šimánek Šťastný Šťastná Štěpán Štěpánek Štěpánová Žák Žižka Zdeněk Věra Věroslav Luděk Jiří Jiřina Ondřej Tomáš Lukáš Matěj Matouš Aleš Miloš Přemysl Bedřich Kateřina Tereza Bára Lenka Zuzana Markéta Růžena Libuše Božena Stanislav Václav Svěrák Hašek Hájek Hůlka Kůrka Kůň Jirků Mikuláš Janů Dušek Beneš Bureš Mareš Zelený Zelenková Pokorný Pokorná Fiala Sedláček Doležal Zeman Nejedlý Nováček Vaněk Vaňková Bartoň Hloušek Tůma Krůta Průša Blažek Ježek Nejezchleb Šípková Vlčková Ďuriš Hanuš Kříž Kříž Kadeřábek Hřebíček Štěstí schůzka úvodní hovor příjmení jméno počet čtvrtek neděle středa pondělí úterý říjen květen září červen měsíc Plzeň Brno Ústí Třebíč Kladno Hradec Králové Příbram Tábor Kroměříž',
  },
  {
    words:
      'Ďurica Ďuriš Ďurčík Šťastný Ľubomír Ľubica Ľudmila Ľuboš Ľudovít Matúš Miloš Juraj Ján Jána Štefan Štefánik Žilina Žigmund Kováč Kováčová Horváth Horváthová Tóth Tóthová Varga Nagyová Baláž Balážová Szabó Molnár Molnárová Lukáč Gašpar Gašparovič Polák Hudák Krajčír Krajči Sýkora Kráľ Kráľová Oravec Mikuš Mišík Kučera Novák Nováková Hrušovský Vaľko Žitňák Fedorčák Jakubčo Vrábel Vrábeľ Ondruš Ondrušová Bačík Bača Mikulášik Sokoľ Šoltés Kôň Pôžička Vôňa Hôrka Stôl Ivaň Peťo Peťko Maťo Maťovič Zuzana Katarína Mária Ľuba Božena Dušan Róbert Tomáš Lukáš stretnutie úvodný hovor štvrtok piatok február október mesiac Košice Nitra Trenčín Banská Bystrica Trnava Bratislava Prešov Poprad Kňažko Čaplovič Sádecký Dzurinda Belák Hlaváč Jánošík Múčka Pálffy Ružička Slobodník Škultéty Švantner Tkáč Uhrín',
  },
  {
    words:
      'Szőke Szőcs Szűcs Szabó Szabóné Kovács Kovácsné Nagyné Tóth Tóthné Horváth Varga Kiss Molnár Németh Farkas Balogh Papp Takács Juhász Lakatos Mészáros Oláh Simon Rácz Fekete Szilágyi Török Fehér Balázs Gál Kis Szűts Kocsis Orsós Pintér Fodor Sipos Magyar Lukács Gulyás Biró Király Katona Jakab Bogdán Balog Boros Sándor Bálint Kelemen Antal Somogyi Fülöp Vörös Vincze Orosz Hegedűs Hegedüs Deák Pap Bíró Budai Nyúl Győző Győri Győr Gergő Jenő Dezső Ernő Ernőné Rezső Gellért Erdős Erdő Erdődi Kőszegi Kővári Kőrös Főző Tőkés Bőhm Mező Mezőfi Hősné Csörgő Zsófia Zsolt Zsuzsanna Erzsébet László Lászlóné István Istvánné Géza Béla Attila Gábor Péter András Árpád Ákos Ádám Éva Ágnes Ágota Ildikó Enikő Anikó Réka Tímea Tünde Gyöngyi György Gyula Lőrinc Lőrincz Fűzi Fűr Gyűrű Kűrthy Tűzkő Önody Örkény Özséb Őri Ősz Űrhajó Kölcsey Petőfi Fésűs Szerdahelyi megbeszélés első hívás időpont kedd szerda csütörtök péntek hétfő szombat február október idő név cím telefonszám vezetéknév üzlet Debrecen Pécs Gyöngyös Hódmezővásárhely Székesfehérvár',
  },
  {
    words:
      'Ştefan Ştefania Ştefănescu Ştirbu Şerban Şerbănescu Şandru Şoimaru Ţurcanu Ţepeş Ţiriac Ţăranu Ţarălungă Ţîrlea Ionuţ Iliţă Raţiu Raţă Mihăiţă Constanţa Anuţa Bogdăniţa Măriuţa Dragoş Tudoş Moldoveanu Mureşan Mureşanu Argeş Băsescu Brătianu Brăila Bălan Bălănescu Bănică Băicoianu Călin Călinescu Cătălin Cătălina Cărtărescu Crăciun Crăciunescu Dănilă Dăncilă Dumbravă Enăchescu Făgăraş Găman Grădinaru Gheorghiţă Hagi Iaşi Lăcrămioara Lăzărescu Mădălina Mălin Măgureanu Năstase Năstăsescu Păun Păunescu Pătraşcu Preda Rădulescu Răzvan Rădoi Sălăjan Săndulescu Stănescu Stănculescu Tănase Tănăsescu Văcaru Văcărescu Vlăduţ Vlădescu Zăvoianu Ioniţă Niţă Niţu Puţin Bâlea Bârsan Câmpeanu Câmpulung Gâtlan Hârşova Mânzatu Pârvu Pârvulescu Râmnicu Sârbu Sîrbu Ţâru Vâlcea Vîlcu Înalţ Împărat Ionescu Popescu Popa Dumitrescu Gheorghiu Stoica Munteanu Matei Constantin Marin Elena Andreea Alexandru Mihai Bucureşti Timişoara Cluj Întâlnire Prenume şi joi vineri sâmbătă duminică luni marţi miercuri oră telefon adresă',
  },
  {
    words:
      'Đorđević Đorđe Đurić Đurđa Đurđević Đukić Đokić Anđela Anđelić Anđelka Milađinović Nađa Petrović Jovanović Marković Nikolić Ilić Pavlović Stojanović Popović Živković Živojin Žarko Željko Žužul Janković Kovačević Kovačić Babić Marić Jurić Novak Božić Božidar Knežević Perić Barišić Grgić Matić Lončar Lončarić Pavić Tomić Vuković Blažević Blaž Šarić Šime Šimić Šimunović Škoro Škrlec Štimac Šuker Ćosić Ćorić Ćiro Čačić Čović Čolak Čedo Čedomir Dušan Dušanka Miloš Miloš Uroš Nemanja Snežana Stjepan Hrvoje Krešimir Krešo Matko Mandžukić Modrić Rakitić Perišić Jurčić Vlašić Vrsaljko Kramarić Brozović Juranović Gvardiol Mažuranić Ujević Krleža Andrić Crnjanski Tesla Kralj Zupančič Zupan Krajnc Golob Žagar Šket Čopič Čuk Vidmar Potočnik Mlakar Kos Turk Kavčič Hočevar Rožič Bešić Hodžić Hadžić Delić sastanak razgovor prezime četvrtak ponedjeljak utorak srijeda siječanj ožujak četrtek sreda pozdrav žena čovjek',
  },
]

/** Turkish: Windows-1254. */
const turkish: readonly Language[] = [
  {
    words:
      'Yılmaz Kaya Demir Şahin Çelik Yıldız Yıldırım Öztürk Aydın Özdemir Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Özkan Şimşek Polat Korkmaz Çakır Erdoğan Güneş Bulut Keskin Ünal Turan Gül Avcı Işık Kaplan Ateş Tekin Sarı Taş Köse Yalçın Aktaş Coşkun Bozkurt Yavuz Şen Acar Kılınç Erdem Bayram Çoban Özer Toprak Sağlam Karataş Akgül Balcı Güler Uçar Duman Ertürk Altun Kaçar Deniz Ağaoğlu Müftüoğlu Hacıoğlu Kadıoğlu Çavuşoğlu İnönü İpek İlhan İsmail İbrahim İrem İnan İnce Ebru Barış Gülşah Gülşen Gülten Şükrü Şeyma Şebnem Şule Şener Ayşe Ayşegül Ayşenur Fatma Emine Hatice Zeynep Elif Mehmet Mustafa Ahmet Ali Hüseyin Hasan Murat Yusuf Ömer Osman Oğuz Oğuzhan Oğuzcan Tuğba Tuğçe Çağla Çağlar Çağrı Buğra Uğur Yiğit Işıl Işın Ilgaz Irmak Nazlı Aslı Sıla Pınar Ilıca Aysın Canan Cansın Kadın Kız Bağcı Dağ Dağlı Ağrı Eğitim Görüşme Tanışma toplantı müşteri açıklama perşembe salı çarşamba pazartesi eylül ağustos kasım aralık şubat telefon soyadı adı İstanbul İzmir Diyarbakır Muğla Kırşehir Eskişehir Şırnak Güngör Gündüz Gökçe Gökhan Köksal Özgür Özlem Üstün Tüfekçi Karagöz Dündar Bingöl Tanrıkulu',
  },
]

/** Languages of the Baltic: Windows-1257. */
const baltic: readonly Language[] = [
  {
    words:
      'Kazlauskas Kazlauskienė Petrauskas Petrauskienė Jankauskas Stankevičius Stankevičienė Vasiliauskas Žukauskas Žukauskienė Butkus Paulauskas Urbonas Urbonienė Kavaliauskas Navickas Ramanauskas Šimkus Šimkutė Šimkienė Šukys Žemaitis Žemaitytė Žilinskas Žydrūnas Žygimantas Živilė Česnauskas Čepaitis Čiurlionis Mikalauskaitė Jonaitytė Rūta Gražina Jūratė Eglė Aistė Giedrė Dovilė Monika Agnė Ieva Kęstutis Vytautas Algirdas Mindaugas Saulius Gintarė Živilė Šarūnas Ąžuolas Įkūnas Ėgla Ūdrienė Bružas Grybauskaitė Landsbergis Šedys Tamošiūnas Vilūnas Kudirka Mažvydas Donelaitis Maironis Baranauskas Nerijus Ramūnas Raimundas Arvydas Sąjūdis Nausėda pokalbis susitikimas vardas pavardė elektroninis paštas ketvirtadienis penktadienis Šiauliai Klaipėda Panevėžys Kėdainiai',
  },
  {
    words:
      'Bērziņš Bērziņa Kalniņš Kalniņa Ozoliņš Ozoliņa Jansons Jansone Krūmiņš Krūmiņa Liepiņš Liepiņa Eglītis Eglīte Pētersons Pētersone Zariņš Zariņa Āboliņš Āboliņa Ābele Ķirsis Ķēniņš Ģirts Ģēģers Ļaudams Ņikitins Ņina Jānis Jēkabs Kārlis Mārtiņš Pēteris Andris Aivars Vilnis Māra Līga Ilze Inese Dace Kristīne Zane Baiba Daiņa Sanīta Zigrīda Guntis Edgars Šteins Žagars Čakste Čaks Vējonis Zatlers Ēriks Īvāns Ūdris Vītols Vītola Lācis Lāce Vanags Siliņš Siliņa Sproģis Sproģe Muižnieks Grīnbergs Grīnberga Rozentāls Dūmiņš Caunīte Pūce Rīga Jūrmala Liepāja Ventspils saruna tikšanās vārds uzvārds tālrunis ceturtdiena piektdiena',
  },
  {
    words:
      'Tamm Saar Sepp Mägi Kask Kukk Rebane Ilves Pärn Koppel Luik Oja Raudsepp Kuusk Karu Vaher Pihlak Pedastsaar Põld Põder Põldmaa Kõiv Kõrv Kõrge Võsu Võsa Sõber Rõõm Jõgi Jõesaar Jõgeva Õnne Õun Õispuu Tõnu Tõnis Tõnisson Mõttus Lõhmus Lõoke Hõbe Nõmm Nõmme Võhma Tõll Külli Ülle Ülo Ülar Jüri Jüriöö Tiiu Mätlik Männik Mänd Käär Kärner Kõpp Järv Järve Lätt Häidkind Väljas Väli Šmidt Žukov Kuressaare Tallinn Pärnu Võru Põltsamaa Märt Mürk Rüütel Ööbik Öö Tähe koosolek vestlus esimene telefon neljapäev kolmapäev esmaspäev',
  },
]

const cyrillic: readonly Language[] = [
  {
    words:
      'Иван Иванов Иванова Петров Петрова Смирнов Смирнова Кузнецов Кузнецова Попов Васильев Соколов Михайлов Новиков Фёдоров Федорова Морозов Волков Алексеев Лебедев Семёнов Егоров Павлов Козлов Степанов Николаев Орлов Андреев Макаров Никитин Захаров Зайцев Соловьёв Борисов Яковлев Григорьев Романов Воробьёв Сергеев Кузьмин Щукин Щербаков Чернышев Жуков Шевцов Шестаков Цветков Цыганков Юдин Юрий Эдуард Эльвира Ольга Мария Анна Елена Наталья Татьяна Светлана Екатерина Ирина Юлия Ксения Дарья Анастасия Дмитрий Сергей Андрей Алексей Александр Александра Владимир Николай Михаил Евгений Максим Артём Виталий Виктор Олег Игорь Пётр Фамилия имя почта телефон встреча консультация первая дата время четверг понедельник ноябрь',
  },
  {
    words:
      'Шевченко Коваленко Бондаренко Ткаченко Кравченко Олійник Шевчук Коваль Поліщук Бондар Ткачук Мельник Марченко Лисенко Руденко Савченко Петренко Павленко Клименко Левченко Гончаренко Гончарук Кравчук Мороз Хоменко Іваненко Іван Ірина Ігор Інна Ївга Їжак Єва Євген Євгенія Єфименко Олександр Олександра Сергій Андрій Дмитро Микола Михайло Володимир Василь Юрій Віктор Вікторія Наталія Оксана Ольга Тетяна Катерина Людмила Марія Надія Олена Ґалаґан Ґудзь Заїка Київ Українка Зустріч розмова прізвище ім’я пошта понеділок четвер',
  },
  {
    words:
      'Георги Георгиев Георгиева Димитров Димитрова Иванов Иванова Петров Николов Николова Стоянов Стоянова Тодоров Тодорова Христо Христов Ангелов Ангелова Илиев Василев Йордан Йорданов Йорданка Пламен Красимир Красимира Светослав Борислав Мирослава Цветан Цветанов Ценка Щерев Ъгълов Българин Търново Кърджали Първанов Дъщеря Щилян Стефан среща консултация телефон фамилия Ђорђевић Ђорђе Ђурић Јовановић Јован Јелена Јанковић Петровић Марковић Николић Илић Павловић Стојановић Милошевић Љубица Љубомир Љиљана Његош Њушић Живковић Шћепановић Ћирић Ћосић Хаџић Џајић Александар Србија састанак разговор Ѓорѓи Ѓорѓиев Ќосев Ѕвездан Македонија',
  },
]

const greek: readonly Language[] = [
  {
    words:
      'Νίκος Νικόλαος Νικολάου Παππάς Παππά Παπαδόπουλος Παπαδοπούλου Ελένη Γεωργίου Γεώργιος Γιώργος Γιάννης Ιωάννης Ιωάννου Δημήτρης Δημητρίου Ψωμάς Κωνσταντίνος Κωνσταντίνου Κώστας Μαρία Κατερίνα Αικατερίνη Βασίλης Βασιλική Χρήστος Χριστίνα Αθανάσιος Άννα Άρης Έλλη Ήρα Ίρις Όλγα Ύδρα Ώρα Σοφία Ευαγγελία Αντώνης Οικονόμου Αγγελόπουλος Μακρής Ξενάκης Ζωή Ηλίας Θεόδωρος Λάμπρος Μιχάλης Πέτρος Ραφαήλ Σπύρος Στέλιος Τάσος Φώτης Αθήνα Θεσσαλονίκη Πάτρα όνομα επώνυμο τηλέφωνο ραντεβού συνάντηση πρώτη ώρα ημερομηνία Πέμπτη Τρίτη Δευτέρα',
  },
]

const hebrew: readonly Language[] = [
  {
    words:
      'משה כהן לוי שרה דוד רחל יוסף יעקב אברהם מזרחי פרץ ביטון דהן אברג׳יל פרידמן חיים שלמה רבקה לאה מרים נועה תמר יעל עדי אורי איתי עומר נועם דניאל מיכאל אליהו בן גולן שפירא רוזנברג גבאי אזולאי מלכה קליין חדד עמר שטרן פגישה שיחה ייעוץ טלפון שם משפחה תאריך תל אביב ירושלים',
  },
]

const arabic: readonly Language[] = [
  {
    words:
      'محمد علي أحمد حسن حسين فاطمة عائشة خديجة مريم زينب سارة نورة عبد الله عبدالله عبدالرحمن خالد سعيد سالم إبراهيم إسماعيل يوسف عمر عثمان صالح ناصر فهد سلطان مصطفى محمود طارق كريم ليلى هدى رانيا الشريف الخطيب الحسن العلي السيد المصري القاسم اجتماع مكالمة استشارة الاسم الهاتف البريد التاريخ القاهرة بيروت دبي',
  },
]

const thai: readonly Language[] = [
  {
    words:
      'สมชาย ใจดี สมหญิง สุขใจ วิชัย ศรีสุข อนงค์ ประเสริฐ นิภา กาญจนา ธนากร พงศ์ ชัยวัฒน์ รัตนา ปิยะ สุรชัย วรรณา เพ็ญ นายก นางสาว ประชุม นัดหมาย โทรศัพท์ ชื่อ นามสกุล กรุงเทพ เชียงใหม่ ทองคำ บุญมี แก้ว จันทร์',
  },
]

const japanese: readonly Language[] = [
  {
    characters: true,
    words:
      '佐藤鈴木高橋田中伊藤渡辺山本中村小林加藤吉田山田佐々木山口松本井上木村林斎藤清水山崎森池田橋本阿部石川中島前田藤田小川岡後近長谷川村上遠坂青福西太郎花子一二三健司誠明美恵香菜翔蓮陽悠真優結愛葵凛咲奈千夏直樹哲也浩和幸正義隆博信雄子介輔彦名前様相談初回面電話予約日時午後会社株式東京大阪京都区市新野原上下竹内金大小平宮今横久保菊地桜酒工由貴智裕桑佳祐岩柴荒星宏章浦尾丸杉黒澤白宮駿沢広永安土吹雪翼勇昌昭弘仁孝忠理絵里麻衣緒沙織穂',
  },
]

const simplified: readonly Language[] = [
  {
    characters: true,
    words:
      '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许韩冯邓曹彭曾萧田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付方邹熊白孟秦邱侯江尹薛闫段雷龙黎史陶贺毛郝顾龚邵万覃武钱戴严莫孔向常伟芳娜敏静秀英丽强磊军洋勇艳杰娟涛明超兰霞平刚桂建国文华玉志红晓海云飞鹏雪梅婷慧宇浩轩子涵欣怡佳俊豪梓小大春光成永福生姓名电话公司会议咨询时间日期北京上海广州首次面谈',
  },
]

const traditional: readonly Language[] = [
  {
    characters: true,
    words:
      '陳林黃張李王吳劉蔡楊許鄭謝郭洪曾邱廖賴周徐蘇葉莊呂江何蕭羅高簡朱鍾施游詹沈彭胡余盧潘顏梁趙柯翁魏方孫戴范宋鄧杜傅侯曹薛丁卓馬阮董溫唐藍石蔣田康鄒白涂尤巫韓龔嚴袁怡君雅婷美惠淑芬志明建宏俊傑家豪宗翰冠宇承恩子涵詩涵品妤欣佩珊偉玲華秀英麗文雄國強姓名電話公司會議諮詢時間日期臺灣台北香港首次',
  },
]

const korean: readonly Language[] = [
  {
    characters: true,
    words:
      '김이박최정강조윤장임한오서신권황안송류전홍고문양손배백허유남심노하곽성차주우구나민진지엄채원천방공현함변염여추도소석선설마길연위표명기반왕금옥육인맹제모탁국수영희철순자숙미경은혜준호훈상동재형우빈서연예린하윤도현시후아라다솜빛나래이름전화상담회의일시첫서울부산보람태민석규용환섭욱찬혁학',
  },
]

/** The encodings that are told apart, each with the languages that are written in it. */
export const legacyEncodings = {
  'windows-1252': western,
  macintosh: western,
  'iso-8859-15': western,
  ibm850: western,
  'windows-1250': central,
  'iso-8859-2': central,
  ibm852: central,
  'windows-1254': turkish,
  'windows-1257': baltic,
  'windows-1251': cyrillic,
  'koi8-r': cyrillic,
  'koi8-u': cyrillic,
  ibm866: cyrillic,
  'x-mac-cyrillic': cyrillic,
  'windows-1253': greek,
  'iso-8859-7': greek,
  'windows-1255': hebrew,
  'windows-1256': arabic,
  'windows-874': thai,
  shift_jis: japanese,
  'euc-jp': japanese,
  gb18030: simplified,
  big5: traditional,
  'euc-kr': korean,
} as const satisfies Record<string, readonly Language[]>

export type LegacyEncoding = keyof typeof legacyEncodings
